/** The Teotihuacan table as the shell uses it. */

export { default as Table } from './Teotihuacan.svelte';
