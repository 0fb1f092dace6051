import { Mesh, MeshPhysicalMaterial, PlaneGeometry } from 'three'
import type { MakeSet } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { floor, wall } from '../../../studio/sets/parts.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { bounce, plaster } from '../../../studio/surfaces/ground.ts'
import { painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'

/** Fresh snow, heaped a little around the product, before a pale sky. */
export const snow: MakeSet = (tone, accent) => {
  const geometry = new PlaneGeometry(26, 20, 130, 100)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1) {
    const [x, y] = [position.getX(i), position.getY(i)]
    const near = Math.hypot(x, y * 1.4)
    const heap = Math.exp(-((near - 1.5) ** 2) * 2.2) * 0.12
    const far = Math.min(1, Math.max(0, (near - 1.2) / 2))
    position.setZ(
      i,
      heap +
        (clouds(x / 1.6 + 40, y / 1.6 + 40, 3, 64) - 0.5) * 0.42 * far +
        clouds(x * 3 + 20, y * 3 + 20, 2, 64) * 0.03 -
        0.02,
    )
  }
  geometry.computeVertexNormals()
  const ground = new Mesh(geometry, matte(tone, 0.95))
  ground.rotation.x = -Math.PI / 2
  return { ground: [ground], backdrop: [lighter(accent, 0.25), lighter(accent, 0.25)], haze: lighter(accent, 0.25) }
}

/** A wall of bricks close behind, for what hangs. */
export const bricks: MakeSet = (tone, accent) => {
  const map = painted(1024, 1024, (pen, w, h) => {
    pen.fillStyle = accent
    pen.fillRect(0, 0, w, h)
    const [rows, columns] = [24, 8]
    for (let row = 0; row < rows; row += 1)
      for (let column = -1; column < columns; column += 1) {
        const shade = clouds(row * 3.7 + 9, column * 5.1 + 17, 2, 64)
        pen.fillStyle = shade > 0.5 ? lighter(tone, (shade - 0.5) * 0.3) : darker(tone, (0.5 - shade) * 0.5)
        pen.fillRect(
          ((column + (row % 2) * 0.5) * w) / columns + 2,
          (row * h) / rows + 2,
          w / columns - 4,
          h / rows - 4,
        )
      }
  })
  return { ground: [wall(new MeshPhysicalMaterial({ map, roughness: 0.95 }), -0.34, -8, 24)], backdrop: bounce(tone) }
}

/** Court of smooth boards with painted lines; the wall behind is `accent`. */
export const court: MakeSet = (tone, accent) => ({
  ground: [floor(courtFloor(tone)), wall(plaster(accent), -3.4)],
  backdrop: bounce(tone),
})

/** The same court from above. */
export const courtAbove: MakeSet = tone => ({ ground: [floor(courtFloor(tone))], backdrop: bounce(tone) })

function courtFloor(tone: string): MeshPhysicalMaterial {
  const map = painted(1024, 1024, (pen, w, h) => {
    pen.fillStyle = tone
    pen.fillRect(0, 0, w, h)
    for (let row = 0; row < 20; row += 1) {
      pen.fillStyle = row % 2 ? darker(tone, 0.05) : lighter(tone, 0.05)
      pen.fillRect(0, (row * h) / 20, w, h / 20 - 2)
    }
    pen.strokeStyle = '#fbf6ea'
    pen.lineWidth = 26
    pen.beginPath()
    pen.arc(w * 0.5, h * 0.5, w * 0.36, 0, 7)
    pen.stroke()
    pen.fillStyle = '#fbf6ea'
    pen.fillRect(0, h * 0.02, w, 26)
  })
  return new MeshPhysicalMaterial({ map, roughness: 0.5 })
}
