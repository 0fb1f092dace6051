import type { Object3D } from 'three'
import { cloth, matte } from '../../../studio/materials.ts'
import { at, box, group, placed } from '../../../studio/shapes.ts'
import { pillow } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { gold } from './stuff.ts'

/** Pouch for travel with a zip, leaning back a little, `w` × `h` cm. */
export const zipPouch = (color: string, w = 16, h = 10): Object3D =>
  placed(
    group(
      at(pillow(w, h, w * 0.3, cloth(color, 14, 1.6), 0.4), { y: h / 2 }),
      at(box(w * 0.9, 0.5, 0.5, 0.2, matte(darker(color, 0.3))), { y: h * 0.97 }),
      at(box(1.6, 0.4, 0.3, 0.1, gold(0.3)), { x: w * 0.4, y: h * 0.9, z: 0.4, rz: -1.2 }),
    ),
    { rx: -0.24 },
  )
