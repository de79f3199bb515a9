import type { ReactNode } from 'react';
import { create } from 'zustand';

type ToastTone = 'success' | 'info' | 'error';

export interface Toast {
	id: number;
	/** Words; beside them perhaps what takes it back. */
	text: ReactNode;
	tone: ToastTone;
}

interface ToastState {
	toasts: readonly Toast[];
}

/** More would cover the page: the oldest goes. */
const MOST = 3;
let lastId = 0;

export const useToasts = create< ToastState >( () => ( { toasts: [] } ) );

/** A short note that needs no answer; a failure that asks for action is a Notice, not a toast. */
export function showToast(
	text: ReactNode,
	tone: ToastTone = 'success'
): number {
	const id = ++lastId;
	useToasts.setState( ( { toasts } ) => ( {
		toasts: [
			// Saying the same twice adds nothing.
			...toasts.filter( ( toast ) => toast.text !== text ),
			{ id, text, tone },
		].slice( -MOST ),
	} ) );
	return id;
}

export function dismissToast( id: number ): void {
	useToasts.setState( ( { toasts } ) => ( {
		toasts: toasts.filter( ( toast ) => toast.id !== id ),
	} ) );
}
