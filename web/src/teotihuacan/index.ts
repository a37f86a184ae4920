/** The Teotihuacan table as the shell uses it. */

export { default as Table } from './Teotihuacan.svelte';
export { default as Brings } from './Brings.svelte';
export { gainsOf } from './brings';
export { choiceLabel, question } from './labels';
export { barChoices, thingOf } from './things';
export type { Choice, Figures, TableEvent, View } from './view';
