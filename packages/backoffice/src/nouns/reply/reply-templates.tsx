import { chakra } from '@chakra-ui/react/styled-system'
import {
  useAddReplyTemplateMutation,
  useRemoveReplyTemplatesMutation,
  useReplyTemplatesQuery,
} from '@shiji/api/order/reply-template.seller.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useAct } from '../../core/action/use-act.ts'

export interface ReplyTemplatesProps {
  /** What is typed, which can be kept as a template. */
  readonly text: string
  /** Called with the words of a template. */
  readonly onChoose: (text: string) => void
}

/** Answers that the store keeps: a click fills one in; what is typed can be kept, and a template removed. */
export function ReplyTemplates({ text, onChoose }: ReplyTemplatesProps) {
  const say = useText('records')
  const { data: templates = [] } = useReplyTemplatesQuery()
  const [add] = useAddReplyTemplateMutation()
  const [remove] = useRemoveReplyTemplatesMutation()
  const act = useAct()
  const content = text.trim()
  const isKept = templates.some(template => template.content === content)
  return (
    <chakra.section aria-label={say('records.templates')} mt="3">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h3 textStyle="sm" color="fg.muted">
          {say('records.templates')}
        </chakra.h3>
        <Button
          size="sm"
          look="ghost"
          disabled={content === '' || isKept}
          onClick={() => void act(0, () => add({ content }))}
        >
          {say('records.template_keep')}
        </Button>
      </chakra.div>
      {templates.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {say('records.templates_none')}
        </chakra.p>
      ) : (
        <chakra.ul maxH="160px" overflowY="auto">
          {templates.map(template => (
            <chakra.li key={template.id} display="flex" alignItems="center" gap="2">
              <chakra.button
                type="button"
                onClick={() => onChoose(template.content)}
                flex="1"
                minW="0"
                minH="36px"
                textAlign="start"
                truncate
                cursor="pointer"
                _hover={{ color: 'accent.fg' }}
              >
                {template.content}
              </chakra.button>
              <Button
                size="sm"
                look="ghost"
                aria-label={say('records.template_remove', { template: template.content })}
                onClick={() => void act(template.id, () => remove({ ids: [template.id] }))}
              >
                {say('common.delete')}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  )
}
