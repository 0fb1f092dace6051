import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Textarea } from '@shiji/ui/common/input/textarea.tsx'
import type { RefObject } from 'react'

/** Usual reasons for a refusal, in the order of their keys. */
export const REASONS = ['pictures', 'title', 'class', 'brand', 'detail', 'forbidden'] as const

export interface ReviewBarProps {
  readonly reason: string
  readonly problem: string | undefined
  readonly busy: boolean
  /** Where the reason is typed. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly onReason: (reason: string) => void
  readonly onApprove: () => void
  readonly onRefuse: () => void
  readonly onNext: () => void
}

/** The decision on what is shown: usual reasons or an own one, approve and refuse, without a second question. */
export function ReviewBar({ reason, problem, busy, box, onReason, onApprove, onRefuse, onNext }: ReviewBarProps) {
  const say = useText('admin')
  const touch = { minH: { base: '44px', md: 'control-md' } }
  return (
    <chakra.section
      aria-label={say('admin.review.title')}
      position="sticky"
      bottom="0"
      mt="4"
      p="4"
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border"
      display="grid"
      gap="3"
      zIndex="docked"
    >
      <chakra.div role="group" aria-label={say('admin.review.templates')} display="flex" flexWrap="wrap" gap="2">
        {REASONS.map((name, at) => (
          <Button key={name} size="sm" {...touch} onClick={() => onReason(say(`admin.review.template.${name}`))}>
            {at + 1}. {say(`admin.review.template.${name}`)}
          </Button>
        ))}
      </chakra.div>
      <chakra.div ref={box}>
        <Field label={say('admin.review.reason')} error={problem}>
          <Textarea limit={300} value={reason} onChange={event => onReason(event.target.value)} />
        </Field>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <Button look="solid" {...touch} loading={busy} aria-keyshortcuts="a" onClick={onApprove}>
          {say('admin.review.approve')}
        </Button>
        <Button tone="danger" {...touch} loading={busy} aria-keyshortcuts="r" onClick={onRefuse}>
          {say('admin.review.refuse')}
        </Button>
        <Button look="ghost" tone="neutral" {...touch} aria-keyshortcuts="n j" onClick={onNext}>
          {say('admin.review.next')}
        </Button>
        <chakra.p textStyle="xs" color="fg.muted" hideBelow="md">
          {say('admin.review.keys')}
        </chakra.p>
      </chakra.div>
    </chakra.section>
  )
}
