import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { LayoutGrid } from 'lucide-react'
import { useDisclosure } from '../../site/use-disclosure.ts'

const ClassFlyoutMenu = onDemand(() => import('./class-flyout-menu.tsx').then(part => part.ClassFlyoutMenu))

/** The class menu behind a button, on every page but the home page, where it is always open. */
export function ClassFlyout() {
  const say = useText('shop')
  const { data: site } = useCommonQuery()
  const { open, setOpen, holder, holderProps, buttonProps, panelId } = useDisclosure()
  const classes = site?.classes ?? []
  return (
    <chakra.div ref={holder} {...holderProps} position="relative">
      <chakra.button
        type="button"
        {...buttonProps}
        disabled={classes.length === 0}
        display="inline-flex"
        alignItems="center"
        gap="2"
        h="control-md"
        px="3"
        borderRadius="sm"
        fontWeight="medium"
        textStyle="md"
        cursor="pointer"
        bg={open ? 'neutral.subtle' : undefined}
        _hover={{ bg: 'neutral.subtle' }}
      >
        <Icon of={LayoutGrid} size={16} />
        {say('shop.all_classes')}
      </chakra.button>
      {open && (
        <chakra.div
          id={panelId}
          position="absolute"
          insetStart="0"
          top="calc(100% + 8px)"
          w="232px"
          h="400px"
          bg="bg.raised"
          borderRadius="md"
          boxShadow="popover"
          zIndex="dropdown"
          animation="fade-in 140ms"
        >
          <ClassFlyoutMenu
            classes={classes}
            panelWidth="640px"
            onClose={() => {
              setOpen(false)
              holder.current?.querySelector<HTMLElement>('button')?.focus()
            }}
          />
        </chakra.div>
      )}
    </chakra.div>
  )
}
