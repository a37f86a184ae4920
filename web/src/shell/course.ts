/** The course of scores: one point a turn. */

export interface CoursePoint {
  turn: number;
  scores: readonly number[];
}

/** The scores at the end of each turn. */
export function courseOf(turns: readonly number[], scores: readonly (readonly number[])[]): CoursePoint[] {
  const course: CoursePoint[] = [];
  turns.forEach((turn, frame) => {
    const point = { turn, scores: scores[frame] ?? [] };
    if (course.at(-1)?.turn === turn) course[course.length - 1] = point;
    else course.push(point);
  });
  return course;
}

/** Round figures from the least to the most: four to eight of them. */
export function niceTicks(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const rough = span / 5;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * magnitude >= rough) ?? 10) * magnitude);
  const ticks: number[] = [];
  for (let tick = Math.floor(least / step) * step; tick < most + step; tick += step) ticks.push(tick);
  return ticks;
}
