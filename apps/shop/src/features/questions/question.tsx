import { chakra } from '@chakra-ui/react/styled-system'
import { useAnswerQuestionMutation } from '@shiji/api/order/question.buyer.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { QuestionRow } from '@shiji/contract/order/question.ts'
import { formatDateTime, formatRelative } from '@shiji/i18n/format.ts'
import { languageTag } from '@shiji/i18n/locale.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { PostingForm } from '../../site/form/posting-form.tsx'
import type { Send } from '../../site/form/use-posting.ts'

interface LineProps {
  readonly mark: string
  readonly tone: 'accent' | 'neutral'
  readonly said: { readonly content: string; readonly locale: QuestionRow['locale']; readonly created_at: string }
  readonly by: string
  readonly children?: ReactNode
}

/** A question or an answer, with its mark, writer and time. */
function Line({ mark, tone, said, by, children }: LineProps) {
  const locale = useLocale()
  return (
    <chakra.div display="flex" gap="3" mt="3">
      <chakra.span
        aria-hidden
        flexShrink="0"
        display="grid"
        placeItems="center"
        w="24px"
        h="24px"
        borderRadius="sm"
        textStyle="xs"
        fontWeight="semibold"
        bg={tone === 'accent' ? 'accent.subtle' : 'neutral.subtle'}
        color={tone === 'accent' ? 'accent.fg' : 'fg.muted'}
      >
        {mark}
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <chakra.p
          lang={languageTag(said.locale)}
          textStyle="md"
          fontWeight={tone === 'accent' ? 'medium' : 'normal'}
          overflowWrap="anywhere"
        >
          {said.content}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted" mt="0.5">
          {by}{' '}
          <chakra.time dateTime={said.created_at} title={formatDateTime(said.created_at, locale)}>
            {formatRelative(said.created_at, locale)}
          </chakra.time>
        </chakra.p>
        {children}
      </chakra.div>
    </chakra.div>
  )
}

/** One question with its answers, and a field for those who bought the goods. */
export function Question({ question }: { readonly question: QuestionRow }) {
  const say = useText('shop_questions')
  const [answering, setAnswering] = useState(false)
  const [answer] = useAnswerQuestionMutation()
  const send = useCallback<Send>(
    ({ content, idempotencyKey }) => answer({ question_id: question.id, content, idempotencyKey }),
    [answer, question.id],
  )
  return (
    <chakra.li py="4" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: '0' }}>
      <Line
        mark={say('shop_questions.mark_question')}
        tone="accent"
        said={question}
        by={say('shop_questions.asked_by', { name: question.nickname })}
      />
      {question.answers.map(one => (
        <Line
          key={one.id}
          mark={say('shop_questions.mark_answer')}
          tone="neutral"
          said={one}
          by={
            one.by === 'store' ? say('shop_questions.by_store') : say('shop_questions.by_buyer', { name: one.nickname })
          }
        />
      ))}
      <chakra.div ps="36px" mt="2">
        {question.answers.length === 0 && (
          <chakra.p textStyle="sm" color="fg.muted">
            {say('shop_questions.waiting')}
          </chakra.p>
        )}
        {question.actions.includes('answer') &&
          (answering ? (
            <PostingForm
              label={say('shop_questions.answer_label')}
              submitLabel={say('shop_questions.answer_submit')}
              limit={LIMITS.question.answerLength}
              send={send}
              onSent={() => {
                setAnswering(false)
                toast.success(say('shop_questions.answered'))
              }}
            >
              <Button onClick={() => setAnswering(false)}>{say('shop_questions.answer_cancel')}</Button>
            </PostingForm>
          ) : (
            <Button look="ghost" size="sm" onClick={() => setAnswering(true)}>
              {say('shop_questions.answer')}
            </Button>
          ))}
      </chakra.div>
    </chakra.li>
  )
}
