import type { QuestionAction } from '@shiji/contract/order/question.actions.ts'
import type { DeskQuestion, DeskQuestionView, QuestionRow } from '@shiji/contract/order/question.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { Actor } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import type { AnsweredQuestion, AnswerRecord } from '../../data/questions/question.queries.ts'
import { publicName } from '../../domain/comments/public-name.ts'
import { BY_STORE } from '../../domain/comments/question-writer.ts'

/** Nicknames by id. */
type Names = ReadonlyMap<number, string>

const presentAnswer = ({ id, userId, content, locale, createdAt }: AnswerRecord, nameOf: (id: number) => string) => ({
  id,
  by: userId === BY_STORE ? ('store' as const) : ('buyer' as const),
  nickname: userId === BY_STORE ? '' : nameOf(userId),
  content,
  locale,
  created_at: createdAt.toISOString(),
})

/** Who reads the questions of goods: a buyer who may answer those that they have not answered, or anyone else. */
export interface QuestionReader {
  readonly names: Names
  /** The buyer, if they have received the goods. */
  readonly answers: number | undefined
}

/** A question on the page of its goods: buyers' names are masked except for their ends. */
export function presentQuestion(question: AnsweredQuestion, { names, answers }: QuestionReader): QuestionRow {
  const nameOf = (id: number) => publicName(names.get(id) ?? '')
  const mayAnswer = answers !== undefined && question.given.every(answer => answer.userId !== answers)
  return {
    id: question.id,
    nickname: nameOf(question.userId),
    content: question.content,
    locale: question.locale,
    created_at: question.createdAt.toISOString(),
    answers: question.given.map(answer => presentAnswer(answer, nameOf)),
    actions: mayAnswer ? ['answer'] : [],
  }
}

/** What a person of a back office may do with a question now. */
function actionsFor(actor: Actor, { isHidden }: AnsweredQuestion): QuestionAction[] {
  if (actor.kind === 'seller') return !isHidden && holds(actor, 'goods_question.reply') ? ['answer'] : []
  if (actor.kind !== 'admin' || !holds(actor, 'goods_question.hide')) return []
  return [isHidden ? 'show' : 'hide']
}

export interface DeskReader {
  readonly actor: Actor
  readonly locale: Locale
  /** Nicknames of buyers, and names of stores, by id. */
  readonly names: Names
  readonly stores: Names
}

/** A question for the store and the platform. */
export function presentDeskQuestion(question: AnsweredQuestion, reader: DeskReader): DeskQuestion {
  const { goodsName, goodsNameEn } = question
  return {
    id: question.id,
    goods_id: question.goodsId,
    goods_name: reader.locale === 'en' && goodsNameEn !== '' ? goodsNameEn : goodsName,
    goods_image: question.goodsImage,
    store_id: question.storeId,
    store_name: reader.stores.get(question.storeId) ?? '',
    nickname: reader.names.get(question.userId) ?? '',
    content: question.content,
    reply: question.given.find(answer => answer.userId === BY_STORE)?.content ?? '',
    answered_at: question.answeredAt?.toISOString() ?? null,
    answers: question.answers,
    is_hidden: question.isHidden,
    hidden_reason: question.hiddenReason,
    created_at: question.createdAt.toISOString(),
    actions: actionsFor(reader.actor, question),
  }
}

/** The same with every answer. */
export const presentQuestionView = (question: AnsweredQuestion, reader: DeskReader): DeskQuestionView => ({
  ...presentDeskQuestion(question, reader),
  all_answers: question.given.map(answer => ({
    ...presentAnswer(answer, id => reader.names.get(id) ?? ''),
    is_hidden: answer.isHidden,
    hidden_reason: answer.hiddenReason,
  })),
})
