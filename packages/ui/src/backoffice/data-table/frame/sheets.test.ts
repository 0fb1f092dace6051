import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backofficeSystem } from '../../../common/theme/system.ts'
import { densities, rowHeights } from '../layout/density.ts'
import { usualOffsets } from '../layout/use-pin-offsets.ts'
import { actionSizes } from '../room/measure-columns.ts'

const sheet = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const frame = sheet('table-frame.css')

describe('the sheets of the table', () => {
  it.each(['table-frame.css', '../cell/cell.css'])('%s takes its values from tokens that the theme has', name => {
    const known = JSON.stringify(backofficeSystem().getTokenCss())
    const used = [...sheet(name).matchAll(/var\((--chakra-[\w-]+)\)/g)].map(([, token]) => token ?? '')
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter(token => !known.includes(`"${token}"`))).toEqual([])
  })

  it('have the row heights of the densities', () => {
    for (const density of densities) {
      const own = new RegExp(`data-density="${density}"\\] \\{\\s+--row-height: (\\d+)px`).exec(frame)?.[1]
      const usual = /--row-height: (\d+)px/.exec(frame)?.[1]
      expect(Number(own ?? usual)).toBe(rowHeights[density])
    }
  })

  it('have the usual offsets of pinned columns', () => {
    for (const [name, value] of Object.entries(usualOffsets)) expect(frame).toContain(`${name}: ${value};`)
  })

  it('give icon buttons the width that the table calculates with', () => {
    const icons =
      sheet('../cell/cell.css').split('[data-actions-look="icons"] [data-actions] > button[data-act]')[1] ?? ''
    expect(/ width: (\d+)px/.exec(icons)?.[1]).toBe(String(actionSizes.icon))
  })
})
