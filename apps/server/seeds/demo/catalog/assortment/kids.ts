import { babyBottle } from './kids/baby/baby-bottle.ts'
import { babyWash } from './kids/baby/baby-wash.ts'
import { formula } from './kids/baby/formula.ts'
import { nappy } from './kids/baby/nappy.ts'
import { art } from './kids/craft/art.ts'
import { guitar } from './kids/craft/guitar.ts'
import { pianoKeyboard } from './kids/craft/piano-keyboard.ts'
import { yarn } from './kids/craft/yarn.ts'
import { notebook } from './kids/stationery/notebook.ts'
import { novel } from './kids/stationery/novel.ts'
import { pen } from './kids/stationery/pen.ts'
import { pictureBook } from './kids/stationery/picture-book.ts'
import { boardGame } from './kids/toys/board-game.ts'
import { plush } from './kids/toys/plush.ts'
import { puzzle } from './kids/toys/puzzle.ts'
import { rcCar } from './kids/toys/rc-car.ts'
import type { Branch } from './shape.ts'

/** 母婴玩具文教 */
export const kids: Branch = {
  code: 'kids',
  name: '母婴玩具文教|Kids & books',
  cover: 'plush-2',
  groups: [
    {
      code: 'baby',
      name: '母婴|Baby',
      commission: 500,
      cover: 'baby-bottle-3',
      leaves: [babyBottle, formula, nappy, babyWash],
    },
    {
      code: 'toys',
      name: '玩具|Toys',
      commission: 600,
      cover: 'rc-car-2',
      leaves: [plush, puzzle, rcCar, boardGame],
    },
    {
      code: 'stationery',
      name: '图书文具|Books',
      commission: 400,
      cover: 'picture-book-4',
      leaves: [novel, pictureBook, pen, notebook],
    },
    {
      code: 'craft',
      name: '乐器手作|Music & craft',
      commission: 500,
      cover: 'guitar-5',
      leaves: [guitar, pianoKeyboard, art, yarn],
    },
  ],
}
