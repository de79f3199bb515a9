import { type ReactNode, useEffect, useRef } from 'react';
import { focusOn } from '../../../lib/focus';
import { AuthArt } from './auth-art';
import './auth-layout.css';

interface AuthLayoutProps {
	title: string;
	lead?: ReactNode;
	/** Whether the screen has come to its next step, whose title is to be read. */
	isNext?: boolean;
	/** What is large on the side panel, from 1000 px. */
	words: string;
	children: ReactNode;
}

/** The sign-in screens: a narrow column, beside it the cobalt panel. */
export function AuthLayout( {
	title,
	lead,
	isNext = false,
	words,
	children,
}: AuthLayoutProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( isNext && heading.current ) {
			focusOn( heading.current );
		}
	}, [ isNext ] );
	return (
		<div className="mp-auth">
			<div className="mp-auth__form">
				<div className="mp-auth__column">
					<header className="mp-auth__head">
						<h1 ref={ heading }>{ title }</h1>
						{ lead && <p className="mp-lead">{ lead }</p> }
					</header>
					{ children }
				</div>
			</div>
			<div className="mp-auth__side mp-on-band">
				<p className="mp-auth__words">{ words }</p>
				<AuthArt />
			</div>
		</div>
	);
}
