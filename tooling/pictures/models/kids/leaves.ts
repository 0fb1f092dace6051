import type { LeafPictures } from '../../studio/cover/cover.ts'
import { art } from './art/covers.ts'
import { babyBottle } from './baby-bottle/covers.ts'
import { babyWash } from './baby-wash/covers.ts'
import { boardGame } from './board-game/covers.ts'
import { formula } from './formula/covers.ts'
import { guitar } from './guitar/covers.ts'
import { nappy } from './nappy/covers.ts'
import { notebook } from './notebook/covers.ts'
import { novel } from './novel/covers.ts'
import { pen } from './pen/covers.ts'
import { pianoKeyboard } from './piano-keyboard/covers.ts'
import { pictureBook } from './picture-book/covers.ts'
import { plush } from './plush/covers.ts'
import { puzzle } from './puzzle/covers.ts'
import { rcCar } from './rc-car/covers.ts'
import { yarn } from './yarn/covers.ts'

/** Classes of toys, books and crafts. */
export const kidsLeaves: Readonly<Record<string, LeafPictures>> = {
  art,
  'baby-bottle': babyBottle,
  'baby-wash': babyWash,
  'board-game': boardGame,
  formula,
  guitar,
  nappy,
  notebook,
  novel,
  pen,
  'piano-keyboard': pianoKeyboard,
  'picture-book': pictureBook,
  plush,
  puzzle,
  'rc-car': rcCar,
  yarn,
}
