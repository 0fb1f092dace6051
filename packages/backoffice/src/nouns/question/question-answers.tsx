import { chakra } from '@chakra-ui/react/styled-system'
import type { DeskQuestionView } from '@shiji/contract/order/question.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

/** One answer to a question, as a back office sees it. */
export type DeskAnswer = DeskQuestionView['all_answers'][number]

export interface QuestionAnswersProps {
  readonly answers: readonly DeskAnswer[]
  /** Hides an answer or shows it again; left out for people who may not. */
  readonly onHide?: ((answer: DeskAnswer) => void) | undefined
}

/** Every answer to a question, hidden ones with their reasons. */
export function QuestionAnswers({ answers, onHide }: QuestionAnswersProps) {
  const say = useText('records')
  const locale = useLocale()
  return (
    <chakra.ul display="flex" flexDirection="column" gap="3">
      {answers.map(answer => (
        <li key={answer.id}>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="xs" color="fg.muted">
            <b>{answer.by === 'store' ? say('records.by_store') : answer.nickname}</b>
            {formatDateTime(answer.created_at, locale)}
            {answer.is_hidden && <Tag tone="warning">{`${say('records.hidden')} · ${answer.hidden_reason}`}</Tag>}
            {onHide !== undefined && (
              <Button size="sm" look="ghost" onClick={() => onHide(answer)}>
                {say(answer.is_hidden ? 'records.show_again' : 'records.hide')}
              </Button>
            )}
          </chakra.div>
          <chakra.p overflowWrap="anywhere">{answer.content}</chakra.p>
        </li>
      ))}
    </chakra.ul>
  )
}
