"""What bots know of Tzolk'in."""

from tonalli.bots.tzolkin.judge import JUDGE as JUDGE
