import { chakra } from '@chakra-ui/react/styled-system'
import { useForgetFailures, useText } from '@shiji/i18n/react.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'

/** Replaces a part whose code or texts failed to load; the rest of the page keeps working. */
export function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const say = useText('error')
  const forget = useForgetFailures()
  const place = useRef<HTMLDivElement>(null)
  // A part opened by a click may be far below the button.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <chakra.div
      ref={place}
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="3"
      py="2"
      my="1"
      borderRadius="sm"
      bg="status.warning.subtle"
      color="status.warning.fg"
      textStyle="sm"
      fontWeight="medium"
      scrollMarginBlock="72px"
    >
      {say('error.part_failed')}
      <Button
        size="sm"
        onClick={() => {
          forget()
          onRetry()
        }}
      >
        {say('error.retry')}
      </Button>
    </chakra.div>
  )
}
