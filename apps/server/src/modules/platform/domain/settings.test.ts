import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, taskToDays, taskToMinutes } from './settings.ts'

describe('timers', () => {
  it('are sent in days and stored in minutes', () => {
    expect(taskToDays(DEFAULT_SETTINGS.task)).toEqual({ cancel: 1, confirm: 4, comment: 7, settlement: 7 })
    expect(taskToMinutes(taskToDays(DEFAULT_SETTINGS.task))).toEqual(DEFAULT_SETTINGS.task)
  })

  it('are at least a minute, and whole minutes', () => {
    expect(taskToMinutes({ cancel: 0, confirm: 0.000_01, comment: 0.5, settlement: 0.001 })).toEqual({
      cancel: 1,
      confirm: 1,
      comment: 720,
      settlement: 1,
    })
  })
})
