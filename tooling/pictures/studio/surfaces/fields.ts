import { noise } from '../noise.ts'

/** Smooth noise between 0 and 1 that repeats after `period` in both directions. */
export function field(x: number, y: number, period = 4096, seed = 0): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - ix, y - iy]
  const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
  const wrap = (n: number) => ((n % period) + period) % period
  const corner = (dx: number, dy: number) => noise(wrap(ix + dx) * 7919 + wrap(iy + dy) * 104_729 + seed * 15_485_863)
  const top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u
  const bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u
  return top + (bottom - top) * v
}

/** Several octaves of smooth noise, between 0 and 1. */
export function clouds(x: number, y: number, octaves = 4, period = 4096, seed = 0): number {
  let [sum, weight, total] = [0, 1, 0]
  let scale = 1
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += field(x * scale, y * scale, period * scale, seed + octave) * weight
    total += weight
    weight *= 0.5
    scale *= 2
  }
  return sum / total
}
