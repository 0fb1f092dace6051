import { chakra } from '@chakra-ui/react/styled-system'
import type { Asked } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useGroupAttributes } from '@shiji/ui/common/field/field-context.ts'
import { Skeleton } from '@shiji/ui/common/skeleton/skeleton.tsx'
import type { ReactNode } from 'react'

/** Wraps a control until its choices have loaded; a failure can be retried. */
export function AskedChoices<T>({
  asked,
  children,
}: {
  readonly asked: Asked<T>
  readonly children: (data: T) => ReactNode
}) {
  const say = useText('common')
  const group = useGroupAttributes()
  if (asked.data !== undefined) return children(asked.data)
  if (asked.error !== undefined && !asked.isFetching)
    return (
      <chakra.div {...group} display="flex" alignItems="center" gap="3" minH="control" textStyle="sm">
        <chakra.span role="alert" color="status.danger.fg" fontWeight="medium">
          {say('common.load_failed')}
        </chakra.span>
        <Button size="xs" onClick={() => void asked.refetch()}>
          {say('common.retry')}
        </Button>
      </chakra.div>
    )
  return (
    <div {...group}>
      <Skeleton h="{sizes.control}" borderRadius="sm" />
    </div>
  )
}
