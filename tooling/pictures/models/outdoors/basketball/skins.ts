import type { Mesh, Object3D } from 'three'
import { matte } from '../../../studio/materials.ts'
import { at, ball, group, rod } from '../../../studio/shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { dew, eightPanels, hexagons, oneSeam, quarters, skinned, strips, type Way } from '../parts/balls.ts'

/** Basketball of a diameter; `second` is the tone of every other panel. */
export const basketball = (
  main: string,
  d = 24.4,
  { second = main, soft = false, turn = [0.35, 0.5, 0.3] as Way } = {},
): Object3D =>
  skinned(
    d / 2,
    {
      name: 'eight',
      panels: eightPanels,
      colours: [main, second],
      line: '#1b1a1a',
      wide: 0.017,
      grain: 'pebble',
      deep: soft ? 2.2 : 3,
      roughness: soft ? 0.5 : 0.66,
      coat: soft ? 0.2 : 0.05,
    },
    turn,
  )

/** Football of pentagons and hexagons. */
export const football = (
  main: string,
  five: string,
  d = 22,
  { line = darker(main, 0.35), turn = [0.2, 0.35, 0.1] as Way } = {},
): Object3D =>
  skinned(
    d / 2,
    {
      name: 'hexagons',
      panels: hexagons,
      colours: [five, main],
      line,
      wide: 0.009,
      deep: 2.6,
      roughness: 0.42,
      coat: 0.35,
    },
    turn,
  )

/** Match football of long blades with dew on it. */
export const blades = (main: string, d = 22): Object3D =>
  group(
    skinned(
      d / 2,
      {
        name: 'blades',
        panels: strips(2, 1.7),
        colours: ['#f3f3ef', main, main, '#f3f3ef'],
        line: darker(main, 0.5),
        wide: 0.006,
        deep: 2,
        roughness: 0.34,
        coat: 0.5,
      },
      [0.5, 0.6, 0.2],
    ),
    dew(d / 2, 70),
  )

/** Volleyball of eighteen strips in three tones. */
export const volleyball = (main: string, tones: readonly string[], d = 21, turn: Way = [0.5, 0.7, 0.15]): Object3D =>
  skinned(
    d / 2,
    {
      name: 'strips',
      panels: strips(3, 0.75),
      colours: [main, ...tones],
      line: darker(blend(main, '#8a857c', 0.5), 0.3),
      wide: 0.007,
      grain: 'dimple',
      deep: 2.2,
      roughness: 0.55,
      coat: 0.1,
    },
    turn,
  )

/** Rugby ball lying along x, 29 cm long. */
export const rugby = (main: string): Object3D => {
  const whole = skinned(
    9.5,
    {
      name: 'quarters',
      panels: way => [
        Math.abs(way[0]) > 0.86 ? 1 : Math.abs(way[0]) > 0.8 ? 2 : (quarters(way)[0] ?? 0) * 3,
        quarters(way)[1],
      ],
      colours: [main, main, '#f2efe6', '#f2efe6'],
      line: '#3a3835',
      wide: 0.009,
      grain: 'dimple',
      deep: 2.6,
      roughness: 0.6,
    },
    [0.35, 0, 0],
  )
  whole.traverse(part => {
    const mesh = part as Mesh
    if (!mesh.isMesh) return
    const position = mesh.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i += 1) {
      const x = position.getX(i) / 9.5
      const slim = 1 - 0.1 * x * x
      position.setXYZ(i, x * 14.5, position.getY(i) * slim, position.getZ(i) * slim)
    }
    mesh.geometry.computeVertexNormals()
  })
  return whole
}

const dotted = (place: Way, w: number, h: number, tone: string): Object3D => {
  const dot = at(ball(1, matte(tone, 0.6)), {
    x: place[0],
    y: place[1],
    z: place[2],
    ry: Math.atan2(place[0], place[2]),
  })
  dot.scale.set(w, h, 0.5)
  return group(dot)
}

/** Soft ball with a smiling face. */
export const playball = (main: string): Object3D => {
  const ink = '#4a3a30'
  const whole = skinned(
    9,
    {
      name: 'one',
      panels: oneSeam,
      colours: [main],
      line: darker(main, 0.12),
      wide: 0.008,
      deep: 1.2,
      roughness: 0.62,
      coat: 0.12,
    },
    [0, 0, 1.3],
  )
  const on = (a: number, b: number, r = 9.02): Way => [
    Math.sin(a) * Math.cos(b) * r,
    9 + Math.sin(b) * r,
    Math.cos(a) * Math.cos(b) * r,
  ]
  return group(
    whole,
    ...[-1, 1].map(s => dotted(on(s * 0.33, 0.3, 8.7), 0.95, 1.3, ink)),
    ...[-1, 1].map(s => dotted(on(s * 0.66, -0.02, 8.6), 1.25, 0.95, lighter('#e0604e', 0.15))),
    rod(
      Array.from({ length: 9 }, (_, i): Way => {
        const t = i / 8 - 0.5
        return on(t * 0.8, -0.05 - 0.24 * Math.cos(t * Math.PI), 8.98)
      }),
      0.26,
      matte(ink, 0.5),
    ),
  )
}
