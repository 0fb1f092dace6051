import { appliances } from './appliances.ts'
import { beauty } from './beauty.ts'
import { electronics } from './electronics.ts'
import { fashion } from './fashion.ts'
import { food } from './food.ts'
import { home } from './home.ts'
import { kids } from './kids.ts'
import { outdoors } from './outdoors.ts'
import type { Branch } from './shape.ts'

/** Everything the demo sells: 8 × 4 × 4 classes in the order of the class tree. */
export const ASSORTMENT: readonly Branch[] = [electronics, appliances, home, fashion, beauty, food, outdoors, kids]
