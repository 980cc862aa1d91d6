import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** An open/closed state that every navigation closes, also one to the hash that is shown already. */
export function useOpenState() {
  // Compared as an object: a hash change outside the router keeps the key.
  const location = useLocation();
  const [seenLocation, setSeenLocation] = useState(location);
  const [isOpen, setIsOpen] = useState(false);
  if (seenLocation !== location) {
    setSeenLocation(location);
    setIsOpen(false);
  }
  return [isOpen, setIsOpen] as const;
}
