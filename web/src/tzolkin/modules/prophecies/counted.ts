/** What each prophecy counts, as an icon. */
export const COUNTED: Record<string, string> = {
  wrathful_gods: 'z-temple-any', angry_god_chaac: 'z-temple-chaac', angry_god_quetzalcoatl: 'z-temple-quetzalcoatl', angry_god_kukulkan: 'z-temple-kukulkan',
  forest_fires: 'z-harvest-wood', drought: 'z-harvest-corn', gold_shortage: 'z-gold', desecration: 'z-skull',
  teacher_shortage: 'z-tech-any', forgotten_lore: 'z-tech-any', crowded_cities: 'z-building', hunger: 'z-worker-any', high_floodwaters: 'z-gear-chichen',
};
