/** A place on cloth, in centimetres. */
export type Dot = readonly [x: number, y: number]

/** A step of an outline: straight to a point, or bent towards a first point on the way to a second. */
export type Step = Dot | readonly [bx: number, by: number, x: number, y: number]

/** Points along an outline, about a centimetre apart at its bends. */
export function trace(steps: readonly Step[], parts = 12): Dot[] {
  const dots: Dot[] = []
  for (const step of steps) {
    const from = dots.at(-1)
    if (step.length === 2 || !from) {
      dots.push(step.length === 2 ? step : [step[2], step[3]])
      continue
    }
    const [bx, by, x, y] = step
    for (let i = 1; i <= parts; i += 1) {
      const t = i / parts
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      dots.push([from[0] * p + bx * q + x * r, from[1] * p + by * q + y * r])
    }
  }
  return dots
}

/** Closed outline from its right half, which runs from the upper to the lower middle. */
export function both(right: readonly Step[]): Dot[] {
  const half = trace(right)
  return [
    ...half,
    ...half
      .filter(([x]) => x > 0.01)
      .map(([x, y]): Dot => [-x, y])
      .reverse(),
  ]
}

/** The same outline on the other side. */
export const flipped = (dots: readonly Dot[]): Dot[] => dots.map(([x, y]): Dot => [-x, y]).reverse()

/** Rectangle with round corners. */
export function pad(w: number, h: number, r: number, x = 0, y = 0): Dot[] {
  const [a, b] = [w / 2, h / 2]
  return trace(
    [
      [x - a + r, y + b],
      [x + a - r, y + b],
      [x + a, y + b, x + a, y + b - r],
      [x + a, y - b + r],
      [x + a, y - b, x + a - r, y - b],
      [x - a + r, y - b],
      [x - a, y - b, x - a, y - b + r],
      [x - a, y + b - r],
      [x - a, y + b, x - a + r, y + b],
    ],
    5,
  )
}

/** The line again with points no further apart than `gap`. */
export function dense(dots: readonly Dot[], gap = 1.2): Dot[] {
  return dots.flatMap((dot, i): Dot[] => {
    const next = dots[i + 1]
    if (!next) return [dot]
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - dot[0], next[1] - dot[1]) / gap))
    return Array.from(
      { length: count },
      (_, k): Dot => [dot[0] + ((next[0] - dot[0]) * k) / count, dot[1] + ((next[1] - dot[1]) * k) / count],
    )
  })
}

/** How far a place is inside an outline; negative outside. Also the nearest place on its edge. */
export function inside(dots: readonly Dot[], x: number, y: number): { readonly far: number; readonly edge: Dot } {
  let [best, ex, ey, within] = [Infinity, x, y, false]
  for (let i = 0, j = dots.length - 1; i < dots.length; j = i, i += 1) {
    const [ax, ay] = dots[j] ?? [0, 0]
    const [bx, by] = dots[i] ?? [0, 0]
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) within = !within
    const [dx, dy] = [bx - ax, by - ay]
    const long = dx * dx + dy * dy
    const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long))
    const [px, py] = [ax + dx * t, ay + dy * t]
    const away = (px - x) ** 2 + (py - y) ** 2
    if (away < best) [best, ex, ey] = [away, px, py]
  }
  const away = Math.sqrt(best)
  return { far: within ? away : -away, edge: [ex, ey] }
}
