import { mutantsOf } from './groups.ts'
import { ofApps } from './of-apps.ts'
import { ofHouse } from './of-house.ts'
import { ofPackages } from './of-packages.ts'
import { ofScreenRepair } from './of-repair-screens.ts'
import { ofServerRepair } from './of-repair-server.ts'
import { ofToolRepair } from './of-repair-tools.ts'
import { ofSelling } from './of-selling.ts'
import { ofServer } from './of-server.ts'
import { ofUi } from './of-ui.ts'

/** Every mutant, chosen by reading the rows of docs/acceptance and not the tests. */
export const mutants = mutantsOf([
  ...ofServer,
  ...ofPackages,
  ...ofUi,
  ...ofApps,
  ...ofServerRepair,
  ...ofScreenRepair,
  ...ofToolRepair,
  ...ofHouse,
  ...ofSelling,
])
