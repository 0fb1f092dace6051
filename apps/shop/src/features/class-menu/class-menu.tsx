import { chakra } from '@chakra-ui/react/styled-system'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { ClassPanel } from './class-panel.tsx'
import { useClassMenu } from './use-class-menu.ts'

export interface ClassMenuProps {
  readonly classes: readonly ClassNode[]
  /** Width of the panel beside the list. */
  readonly panelWidth: string
  /** Closes the menu, if it is a flyout. */
  readonly onClose?: () => void
}

/** The top classes in a column; the two levels below show in a panel beside it. */
export function ClassMenu({ classes, panelWidth, onClose }: ClassMenuProps) {
  const say = useText('shop')
  const pick = useName()
  const fileUrl = useFileUrl()
  const { key } = useLocation()
  const { root, active, reachable, onKeyDown, onPointerLeave, entry, close } = useClassMenu(classes, onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the panel.
  useEffect(close, [key])
  const open = classes[active]
  return (
    <chakra.nav
      ref={root}
      aria-label={say('shop.all_classes')}
      onKeyDown={onKeyDown}
      onPointerLeave={onPointerLeave}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      position="relative"
      h="full"
    >
      <chakra.ul display="flex" flexDirection="column" justifyContent="space-between" h="full" py="2">
        {classes.map((node, index) => (
          <chakra.li key={node.id} flex="1" display="flex" maxH="56px">
            <UiLink
              data-class
              href={searchPath({ class_id: node.id })}
              tabIndex={index === reachable ? 0 : -1}
              aria-expanded={index === active}
              {...entry(index)}
              display="flex"
              alignItems="center"
              gap="2.5"
              w="full"
              minH="40px"
              px="4"
              textStyle="md"
              fontWeight={index === active ? 'semibold' : 'medium'}
              bg={index === active ? 'accent.subtle' : undefined}
              color={index === active ? 'accent.fg' : 'fg'}
              borderRadius="0"
              _focusVisible={{ outlineOffset: '-2px', boxShadow: 'none' }}
            >
              {node.thumb !== '' && (
                <chakra.span w="26px" flexShrink="0">
                  <Plate src={fileUrl(node.thumb, 160)} alt="" seed={node.id} radius="sm" />
                </chakra.span>
              )}
              <chakra.span flex="1" minW="0" truncate>
                {pick(node.name, node.name_en)}
              </chakra.span>
              <chakra.span color="fg.subtle" display="inline-flex">
                <Icon of={ChevronRight} size={16} />
              </chakra.span>
            </UiLink>
          </chakra.li>
        ))}
      </chakra.ul>
      {open && open.children.length > 0 && <ClassPanel node={open} width={panelWidth} />}
    </chakra.nav>
  )
}
