import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import type { ReactNode } from 'react'
import { DraftStanding } from '../draft/draft-standing.tsx'
import type { DraftState } from '../draft/draft-writer.ts'
import { FootBar } from '../foot-bar.tsx'
import { listAddress } from '../goods-list-address.ts'

/** Bar at the bottom of the window: state of the draft, result of the last save, and the save button. */
export function SaveBar({
  dirty,
  draft,
  saving,
  refusal,
  children,
}: {
  readonly dirty: boolean
  /** Where the draft is kept. */
  readonly draft: DraftState
  readonly saving: boolean
  /** Error of the whole form. */
  readonly refusal: string | undefined
  /** Further buttons. */
  readonly children?: ReactNode
}) {
  const say = useText('goods', 'common')
  return (
    <FootBar>
      <chakra.div role="alert" flex="1 1 auto" textStyle="sm" fontWeight="medium" color="status.danger.fg">
        {refusal}
      </chakra.div>
      {dirty && refusal === undefined && (
        <chakra.span textStyle="sm" color="fg.muted">
          {say('goods.unsaved')}
          <DraftStanding state={draft} />
        </chakra.span>
      )}
      <Button asChild>
        <UiLink href={listAddress()}>{say('common.back')}</UiLink>
      </Button>
      {children}
      <Button type="submit" look="solid" loading={saving} aria-keyshortcuts="Control+S Meta+S">
        {say('goods.save')}
      </Button>
    </FootBar>
  )
}
