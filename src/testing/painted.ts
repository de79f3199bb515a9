import { act } from '@testing-library/react';
import { afterPaint } from '../lib/after-paint';

/** Comes back after what waits for the paint by now: callbacks of a frame and timers keep their order. */
export const painted = () => act( () => new Promise< void >( afterPaint ) );
