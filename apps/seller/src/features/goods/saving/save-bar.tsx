import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { listAddress } from '../goods-list-address.ts'

/** Bar at the bottom of the window: state of the draft, result of the last save, and the save button. */
export function SaveBar({
  dirty,
  saving,
  refusal,
}: {
  readonly dirty: boolean
  readonly saving: boolean
  /** Error of the whole form. */
  readonly refusal: string | undefined
}) {
  const say = useText('goods', 'common')
  return (
    <chakra.div
      position="sticky"
      bottom="0"
      zIndex="1"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap="3"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '5' }}
      py="3"
      bg="bg.surface"
      borderTopWidth="1px"
      borderRadius={{ md: 'md' }}
      boxShadow="0 -6px 16px -12px rgb(0 0 0 / .35)"
    >
      <chakra.div role="alert" flex="1 1 auto" textStyle="sm" fontWeight="medium" color="status.danger.fg">
        {refusal}
      </chakra.div>
      {dirty && refusal === undefined && (
        <chakra.span textStyle="sm" color="fg.muted">
          {say('goods.unsaved')}
        </chakra.span>
      )}
      <Button asChild>
        <UiLink href={listAddress()}>{say('common.back')}</UiLink>
      </Button>
      <Button type="submit" look="solid" loading={saving} aria-keyshortcuts="Control+S Meta+S">
        {say('goods.save')}
      </Button>
    </chakra.div>
  )
}
