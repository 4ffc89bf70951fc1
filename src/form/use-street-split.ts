import type { FocusEvent, InputEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { splitStreet } from './split-street';

interface Street {
  street: string;
  streetNumber: string;
}

/**
 * Handlers for the field `street`: a number that came with it moves to the field `streetNumber`, at
 * once after pasting and autofill, and when the field is left after typing (in the middle of typing
 * the number may not be complete yet).
 */
export function useStreetSplit() {
  const { setValue, getValues } = useFormContext<Street>();
  function split(text: string) {
    const parts = splitStreet(text);
    if (!parts || getValues('streetNumber')) return;
    setValue('street', parts.street, { shouldDirty: true });
    setValue('streetNumber', parts.streetNumber, { shouldDirty: true });
  }
  return {
    onInput(event: InputEvent<HTMLInputElement>) {
      if (event.nativeEvent.inputType !== 'insertText') split(event.currentTarget.value);
    },
    onBlurCapture(event: FocusEvent<HTMLInputElement>) {
      split(event.currentTarget.value);
    },
  };
}
