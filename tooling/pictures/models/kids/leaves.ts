import type { LeafPictures } from '../../studio/cover/cover.ts'
import { art } from './art/covers.ts'
import { babyWash } from './baby-wash/covers.ts'
import { boardGame } from './board-game/covers.ts'
import { formula } from './formula/covers.ts'
import { guitar } from './guitar/covers.ts'
import { novel } from './novel/covers.ts'
import { pianoKeyboard } from './piano-keyboard/covers.ts'
import { plush } from './plush/covers.ts'
import { puzzle } from './puzzle/covers.ts'
import { rcCar } from './rc-car/covers.ts'
import { yarn } from './yarn/covers.ts'

/** Classes of toys, books and crafts. */
export const kidsLeaves: Readonly<Record<string, LeafPictures>> = {
  art,
  'baby-wash': babyWash,
  'board-game': boardGame,
  formula,
  guitar,
  novel,
  'piano-keyboard': pianoKeyboard,
  plush,
  puzzle,
  'rc-car': rcCar,
  yarn,
}
