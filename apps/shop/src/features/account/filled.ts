import type { UseFormRegisterReturn } from 'react-hook-form'

/** A field of a form, as its components need it. */
export interface Filled {
  readonly input: UseFormRegisterReturn
  readonly error: string | undefined
}
