/** The inks of plans; each carries its number too. Light enough to stand out at night, dark enough for white figures. */
export const INKS: readonly string[] = ['#36764b', '#2a7288', '#8a5a1c'];
