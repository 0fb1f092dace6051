import Type, { type Static } from 'typebox'
import { Id, Instant, Word } from '../schema.ts'

export const SmsLogRow = Type.Object({
  id: Id,
  phone: Type.String(),
  name: Type.String(),
  content: Type.String(),
  status: Word(['sent', 'failed']),
  error_msg: Type.String(),
  ip: Type.String(),
  created_at: Instant,
})
export type SmsLogRow = Static<typeof SmsLogRow>
