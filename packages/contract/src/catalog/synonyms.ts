import Type, { type Static } from 'typebox'
import { Flag, Id, Instant, Name, OtherName, Strict } from '../schema.ts'

/** Words that mean the same to buyers. */
export const Synonym = Type.Object({
  id: Id,
  word: Type.String(),
  /** Separated by commas. */
  means: Type.String(),
  two_way: Type.Boolean(),
  /** The class that the word means by itself; empty for none. */
  class_name: Type.String(),
  class_name_en: Type.String(),
  enabled: Type.Boolean(),
  created_at: Instant,
})
export type Synonym = Static<typeof Synonym>

/** Body of create and update. */
export const SynonymInput = Strict({
  word: Name(40),
  /** Separated by commas, Chinese or not; empty only if the word means a class. */
  means: Type.Optional(OtherName(500)),
  two_way: Type.Optional(Flag),
  /** Name of a class in either language; empty removes it. */
  class_name: Type.Optional(OtherName(60)),
  enabled: Type.Optional(Flag),
})
export type SynonymInput = Static<typeof SynonymInput>
