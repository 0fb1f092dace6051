import { FREIGHT_MODES } from '@shiji/contract/statuses.ts'
import { expect, it } from 'vitest'
import { freightModeOf } from './freight-mode.ts'

it('a freight mode is read as it is kept', () => {
  expect(FREIGHT_MODES.map(freightModeOf)).toEqual([...FREIGHT_MODES])
  expect(freightModeOf('by drone')).toBe('default')
})
