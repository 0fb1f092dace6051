import { DoubleSide, type Material, Mesh, MeshLambertMaterial, type Object3D, PlaneGeometry } from 'three'
import { matte, print } from '../../../studio/materials.ts'
import { at, box, group, sheet } from '../../../studio/shapes.ts'
import { type Painter, sketch } from '../parts/art.ts'

const WHITE = '#fbf8f1'

/** Sheet standing on its lower edge, printed on the side to +z. */
export const page = (w: number, h: number, paint: Painter, dots = 22): Object3D =>
  group(
    at(box(w, h, 0.08, 0.02, matte(WHITE)), { y: h / 2 }),
    at(sheet(w, h, print(Math.round(w * dots), Math.round(h * dots), paint, 0.8)), { y: h / 2, z: 0.06 }),
  )

/** Ream of blank sheets standing. */
export const ream = (w: number, h: number, thick = 0.8): Object3D =>
  at(box(w, h, thick, 0.05, matte(WHITE)), { y: h / 2 })

/** Sheet that rises from y = 0 and bends towards the viewer by `bend` radians over its length. */
export const bent = (w: number, length: number, bend: number, paint: Painter, dots = 30): Object3D => {
  const skin = (material: Material, off: number): Mesh => {
    const geometry = new PlaneGeometry(w, length, 1, 40)
    const position = geometry.getAttribute('position')
    const radius = length / bend
    for (let i = 0; i < position.count; i += 1) {
      const turn = ((position.getY(i) + length / 2) / length) * bend
      position.setXYZ(i, position.getX(i), (radius - off) * Math.sin(turn), radius - (radius - off) * Math.cos(turn))
    }
    geometry.computeVertexNormals()
    return new Mesh(geometry, material)
  }
  const blank = new MeshLambertMaterial({ color: WHITE, side: DoubleSide })
  return group(skin(blank, 0), skin(print(Math.round(w * dots), Math.round(length * dots), paint, 0.8), 0.03))
}

/** Page of figures in colour: a headline, a ring, columns, lines. */
export const colourPage: Painter = (pen, w, h) => {
  pen.fillStyle = WHITE
  pen.fillRect(0, 0, w, h)
  pen.fillStyle = '#2f8f8b'
  pen.fillRect(0, 0, w, h * 0.16)
  for (const [i, tone] of ['#e0623c', '#f0bf3c', '#3164bb', '#6f9a76'].entries()) {
    pen.fillStyle = tone
    pen.fillRect(w * (0.1 + i * 0.1), h * (0.5 - i * 0.05), w * 0.07, h * (0.06 + i * 0.05))
    pen.beginPath()
    pen.moveTo(w * 0.74, h * 0.4)
    pen.arc(w * 0.74, h * 0.4, w * 0.16, i * 1.6, i * 1.6 + 1.6)
    pen.fill()
  }
  pen.fillStyle = '#8a8f98'
  for (let i = 0; i < 9; i += 1)
    pen.fillRect(w * 0.1, h * (0.64 + i * 0.036), w * (0.8 - ((i * 29) % 30) / 100), h * 0.012)
}

/** Exercise: a triangle in a circle and lines of writing, again and again down a strip. */
export const exercise: Painter = (pen, w, h) => {
  pen.fillStyle = WHITE
  pen.fillRect(0, 0, w, h)
  pen.strokeStyle = '#26282c'
  pen.fillStyle = '#3a3d42'
  pen.lineWidth = w * 0.016
  const step = w * 1.1
  for (let y = w * 0.1; y < h; y += step) {
    for (let i = 0; i < 3; i += 1) pen.fillRect(w * 0.1, y + i * w * 0.09, w * (0.78 - i * 0.16), w * 0.032)
    pen.beginPath()
    pen.arc(w * 0.5, y + w * 0.62, w * 0.26, 0, 7)
    pen.stroke()
    pen.beginPath()
    for (const turn of [-1.57, 0.5, 2.6, -1.57])
      pen.lineTo(w * (0.5 + Math.cos(turn) * 0.26), y + w * (0.62 + Math.sin(turn) * 0.26))
    pen.stroke()
  }
}

/** Child's drawing on white. */
export const drawing: Painter = sketch('#fdf8ee', '#3c5a6a')
