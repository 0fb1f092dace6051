import type { SubjectType } from '../domain/subject.ts'
import type { Payable, Payables } from '../ports.ts'

/** The registry of payables: each type of subject with its implementation. */
export const payablesOf = (known: Partial<Record<SubjectType, Payable>>): Payables => ({
  of: type => {
    const payable = known[type]
    if (payable === undefined) throw new Error(`nothing pays for ${type}`)
    return payable
  },
})
