"""M6 Obsidian (X-4): a resource that stands for others, new boards 2, 3 and 4, technologies and starting tiles."""
