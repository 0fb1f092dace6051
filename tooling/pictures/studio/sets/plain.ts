import { Color, Mesh, MeshLambertMaterial, PlaneGeometry } from 'three'
import type { MakeSet } from '../cover/cover.ts'
import { matte } from '../materials.ts'
import { at, box, drum, slab } from '../shapes.ts'
import { plaster, stone } from '../surfaces/ground.ts'
import { once } from '../surfaces/painted.ts'
import { blend, darker, lighter } from '../tones.ts'
import { floor, wall } from './parts.ts'

/** Plain plate: a wash of one tone, the floor invisible. */
export const plainPlate: MakeSet = tone => ({ ground: [], backdrop: [lighter(tone, 0.55), darker(tone, 0.06)] })

/** Two tones that meet in a soft horizon. */
export const softHorizon: MakeSet = (tone, accent) => ({
  ground: [
    floor(plaster(accent)),
    wall(plaster(tone), -3),
    at(horizon(blend(tone, accent, 0.5)), { y: 0.02, z: -2.96 }),
  ],
  backdrop: [lighter(tone, 0.3), accent],
})

/** Wall and floor of the same colour, bent into each other: nothing but colour and shadow. */
export const cove: MakeSet = tone => ({
  ground: [floor(plaster(tone)), wall(plaster(tone), -3.4), at(horizon(tone), { y: 0.02, z: -3.36 })],
  backdrop: [lighter(tone, 0.3), tone],
})

/** Plinths of painted stone at two heights, with an arch behind. */
export const plinths: MakeSet = (tone, accent) => {
  const paint = stone(tone)
  const second = matte(accent)
  return {
    ground: [floor(plaster(lighter(tone, 0.12))), wall(plaster(lighter(tone, 0.2)), -2.8)],
    pieces: [
      at(drum(1.28, 1.28, 0.34, paint, 0.03), {}),
      at(drum(0.46, 0.46, 0.98, second, 0.03), { x: 1.72, z: -1.1 }),
      at(arch(0.98, 1.75, 0.4, matte(darker(tone, 0.06))), { x: -1.15, z: -1.9 }),
    ],
    top: 0.34,
    backdrop: [lighter(tone, 0.4), tone],
  }
}

/** Steps of stone, seen from a corner. */
export const steps: MakeSet = (tone, accent) => {
  const paint = stone(tone)
  return {
    ground: [floor(stone(tone), 24, -1.1), wall(plaster(accent), -4.2, -1.1)],
    pieces: [
      at(box(9, 0.55, 3.4, 0.03, paint), { y: -0.275 }),
      at(box(9, 0.55, 6.6, 0.03, paint), { y: -0.826 }),
      at(box(9, 0.55, 1.6, 0.03, paint), { y: 0.274, z: -2.5 }),
    ],
    backdrop: [lighter(accent, 0.3), accent],
  }
}

function arch(half: number, high: number, deep: number, paint: ReturnType<typeof matte>) {
  const corners: [number, number][] = [[-half, 0]]
  for (let i = 0; i <= 32; i += 1) {
    const turn = Math.PI - (i / 32) * Math.PI
    corners.push([Math.cos(turn) * half, high - half + Math.sin(turn) * half])
  }
  corners.push([half, 0])
  return slab(corners, deep, 0.03, paint)
}

function horizon(tone: string): Mesh {
  const map = once('horizon', 8, 256, (pen, w, h) => {
    const wash = pen.createLinearGradient(0, 0, 0, h)
    wash.addColorStop(0, '#000000')
    wash.addColorStop(0.5, '#ffffff')
    wash.addColorStop(1, '#000000')
    pen.fillStyle = wash
    pen.fillRect(0, 0, w, h)
  })
  const material = new MeshLambertMaterial({
    color: new Color(tone).multiplyScalar(0.84),
    emissive: new Color(tone).multiplyScalar(0.2),
    alphaMap: map,
    transparent: true,
    depthWrite: false,
  })
  return new Mesh(new PlaneGeometry(34, 1.3), material)
}
