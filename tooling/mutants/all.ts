import { mutantsOf } from './groups.ts'
import { ofApps } from './of-apps.ts'
import { ofPackages } from './of-packages.ts'
import { ofRepair } from './of-repair.ts'
import { ofServer } from './of-server.ts'
import { ofUi } from './of-ui.ts'

/** Every mutant, chosen by reading the rows of docs/acceptance and not the tests. */
export const mutants = mutantsOf([...ofServer, ...ofPackages, ...ofUi, ...ofApps, ...ofRepair])
