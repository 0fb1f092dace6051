import Type, { type Static } from 'typebox'
import { COMMENT_LOCALES } from '../catalog/words.ts'
import { LIMITS } from '../limits.ts'
import { Count, Flag, Id, Instant, Name, Nullable, Strict, Text, Word } from '../schema.ts'
import { QUESTION_ACTIONS } from './question.actions.ts'

/** POST /goods_questions. */
export const QuestionInput = Strict({ goods_id: Id, content: Name(LIMITS.question.length) })
export type QuestionInput = Static<typeof QuestionInput>

/** POST /goods_answers: a buyer of the goods answers. */
export const AnswerInput = Strict({ question_id: Id, content: Name(LIMITS.question.answerLength) })
export type AnswerInput = Static<typeof AnswerInput>

/**
 * PUT /Seller/goods_questions/{id}: the store's answer. `replaces` is the answer that this one replaces, empty if there was none. If the
 * stored answer differs, the call is refused (409) and `data.current` has the stored answer.
 */
export const QuestionReplyInput = Strict({
  reply: Name(LIMITS.question.answerLength),
  replaces: Type.Optional(Text(LIMITS.question.answerLength)),
})
export type QuestionReplyInput = Static<typeof QuestionReplyInput>

/** Hides something that people wrote from everyone but its writer and the back offices, or shows it again; hiding needs a reason. */
export const HideInput = Strict({ is_hidden: Flag, reason: Type.Optional(Name(LIMITS.hidden.reason)) })
export type HideInput = Static<typeof HideInput>

/** An answer on the product page; a buyer's name is masked, that of the store is left out. */
const PublicAnswer = Type.Object({
  id: Id,
  by: Word(['store', 'buyer']),
  nickname: Type.String(),
  content: Type.String(),
  locale: Word(COMMENT_LOCALES),
  created_at: Instant,
})

/** A question on the product page with its answers, that of the store first. `actions` are what this reader may do now. */
export const QuestionRow = Type.Object({
  id: Id,
  nickname: Type.String(),
  content: Type.String(),
  locale: Word(COMMENT_LOCALES),
  created_at: Instant,
  answers: Type.Array(PublicAnswer),
  actions: Type.Array(Word(QUESTION_ACTIONS)),
})
export type QuestionRow = Static<typeof QuestionRow>

/** Row of the questions of both back offices. */
export const DeskQuestion = Type.Object({
  id: Id,
  goods_id: Id,
  goods_name: Type.String(),
  goods_image: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  nickname: Type.String(),
  content: Type.String(),
  /** The store's answer, '' without one. */
  reply: Type.String(),
  /** When the store first answered. */
  answered_at: Nullable(Instant),
  /** Visible answers, the store's included. */
  answers: Count,
  is_hidden: Type.Boolean(),
  hidden_reason: Type.String(),
  created_at: Instant,
  actions: Type.Array(Word(QUESTION_ACTIONS)),
})
export type DeskQuestion = Static<typeof DeskQuestion>

/** One question with every answer, hidden ones too. */
export const DeskQuestionView = Type.Object({
  ...DeskQuestion.properties,
  all_answers: Type.Array(
    Type.Object({
      ...PublicAnswer.properties,
      is_hidden: Type.Boolean(),
      hidden_reason: Type.String(),
    }),
  ),
})
export type DeskQuestionView = Static<typeof DeskQuestionView>
