/** The table of Tzolk'in as the shell uses it. */

export { default as Table } from './Tzolkin.svelte';
