import {
	type ComponentPropsWithoutRef,
	type MouseEvent,
	forwardRef,
} from 'react';
import { type ButtonLook, ButtonContent, buttonClass } from './button-content';
import { Spinner } from './spinner';

interface ButtonProps
	extends Omit< ComponentPropsWithoutRef< 'button' >, 'className' >,
		ButtonLook {
	/** Busy with what it was pressed for: keeps its width and the focus, and takes no further click. */
	loading?: boolean | undefined;
	/** The label meanwhile: "Sending…". */
	loadingLabel?: string | undefined;
}

export const Button = forwardRef< HTMLButtonElement, ButtonProps >(
	(
		{
			variant,
			size,
			block,
			icon,
			iconAfter,
			className,
			loading = false,
			loadingLabel,
			type = 'button',
			onClick,
			children,
			...rest
		},
		ref
	) => {
		const handleClick = ( event: MouseEvent< HTMLButtonElement > ) => {
			if ( loading ) {
				// Also keeps a form from being submitted again.
				event.preventDefault();
				return;
			}
			onClick?.( event );
		};
		const content = (
			<ButtonContent icon={ icon } iconAfter={ iconAfter }>
				{ children }
			</ButtonContent>
		);
		return (
			<button
				{ ...rest }
				ref={ ref }
				type={ type }
				className={ buttonClass( { variant, size, block, className } ) }
				onClick={ handleClick }
				aria-busy={ loading || undefined }
				aria-disabled={ loading || undefined }
			>
				{ loading ? (
					<span className="mp-button__loading">
						<span className="mp-button__still" aria-hidden="true">
							{ content }
						</span>
						<span className="mp-button__busy">
							<Spinner />
							<span>{ loadingLabel ?? children }</span>
						</span>
					</span>
				) : (
					content
				) }
			</button>
		);
	}
);
