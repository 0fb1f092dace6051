import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Input, type InputProps } from './input.tsx'

/** A password, which can be shown; pasting and password managers work. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const say = useText('common')
  const [shown, setShown] = useState(false)
  return (
    <chakra.div position="relative">
      <Input
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        {...props}
        pe="11"
        type={shown ? 'text' : 'password'}
      />
      <chakra.div position="absolute" insetEnd="1" top="0" bottom="0" display="flex" alignItems="center">
        <IconButton
          size="xs"
          label={say(shown ? 'common.hide_password' : 'common.show_password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} size={16} />
        </IconButton>
      </chakra.div>
    </chakra.div>
  )
}
