import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checks/cruise.ts'
import { renderMap } from './render.ts'

writeFileSync(join(checkout, 'docs/map.md'), await renderMap())
console.log('docs/map.md written')
