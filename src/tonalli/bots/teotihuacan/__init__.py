"""What bots know of Teotihuacan."""

from tonalli.bots.teotihuacan.judge import JUDGE as JUDGE
