import { AdditiveBlending, Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry, type Texture } from 'three'
import { glass } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, group } from '../../../studio/shapes.ts'
import { once } from '../../../studio/surfaces/painted.ts'

const puff = (): Texture =>
  once('appliance-puff', 128, 128, (pen, w, h) => {
    const wash = pen.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, w / 2)
    wash.addColorStop(0, 'rgba(255,255,255,0.9)')
    wash.addColorStop(0.4, 'rgba(255,255,255,0.42)')
    wash.addColorStop(1, 'rgba(255,255,255,0)')
    pen.fillStyle = wash
    pen.fillRect(0, 0, w, h)
  })

function sprite(size: number, opacity: number, colour = '#ffffff', light = false): Mesh {
  const material = new MeshBasicMaterial({
    map: puff(),
    color: colour,
    transparent: true,
    depthWrite: false,
    opacity,
    toneMapped: false,
    ...(light ? { blending: AdditiveBlending } : {}),
  })
  const mesh = new Mesh(new PlaneGeometry(size, size), material)
  mesh.userData.airy = true
  return mesh
}

/** Steam or mist that rises from a point: `high` cm, `wide` at its top. A prop, so that it is not framed. */
export const steam = (high: number, wide: number, strength = 0.3, lean = 0.25): Object3D =>
  group(
    ...Array.from({ length: 16 }, (_, i) => {
      const t = (i + 0.5) / 16
      const sway = Math.sin(t * 5 + 0.6) * wide * 0.3 * t + lean * high * t * t
      const cloud = sprite(wide * (0.3 + t * 0.9), strength * (1 - t * 0.78))
      cloud.scale.set(1, 1.5, 1)
      return at(cloud, { x: sway + (noise(i + 4) - 0.5) * wide * 0.5 * t, y: t * high, z: (noise(i) - 0.5) * 0.4 })
    }),
  )

/** Glow around a lamp, facing +z. */
export const halo = (size: number, colour: string, strength = 0.5): Object3D =>
  group(sprite(size, strength, colour, true))

/** Glow that lies on the floor. */
export const pool = (size: number, colour: string, strength = 0.5): Object3D =>
  group(at(sprite(size, strength, colour, true), { rx: -Math.PI / 2, y: 0.06 }))

/** Drops of water lying about. */
export const drops = (count: number, reach: number, size = 0.5, seed = 3): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const r = size * (0.4 + noise(i * 3 + seed) * 0.8)
      const drop = at(ball(r, glass('#f2f8fa', 0.55)), {
        x: (noise(i + seed) - 0.5) * reach * 2,
        z: (noise(i + seed + 40) - 0.5) * reach,
        y: r * 0.2,
      })
      drop.scale.set(1, 0.45, 1)
      return drop
    }),
  )
