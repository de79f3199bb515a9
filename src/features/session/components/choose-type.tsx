import { __ } from '@wordpress/i18n';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Notice } from '../../../components/notice';
import { sessionStore } from '../../../lib/session';
import { chooseType } from '../api';
import { failureText } from '../../../forms/failure-text';
import { TypeCard } from './type-card';
import './choose-type.css';

/** Founder or mentor: what a newly registered person without a type decides, once. */
export function ChooseType() {
	const chosen = useRef( false );
	const choice = useMutation( {
		mutationFn: chooseType,
		onSuccess: ( user ) => sessionStore.getState().setUser( user ),
		onError: () => {
			chosen.current = false;
		},
	} );
	// A second click may come before the first one shows.
	const choose = ( type: 'frontuser' | 'mentorius' ) => {
		if ( ! chosen.current ) {
			chosen.current = true;
			choice.mutate( type );
		}
	};
	const card = ( type: 'frontuser' | 'mentorius' ) => ( {
		loading: choice.isPending && choice.variables === type,
		disabled: choice.isPending && choice.variables !== type,
		onChoose: () => choose( type ),
	} );
	return (
		<div className="mp-page">
			<div className="mp-wrap mp-wrap--mid">
				<header className="mp-page-head mp-choose-type__head">
					<h1>
						{ __(
							'How would you like to take part?',
							'mentoriai-portal'
						) }
					</h1>
					<p className="mp-lead">
						{ __(
							'Choose what suits you. We will prepare your profile accordingly.',
							'mentoriai-portal'
						) }
					</p>
				</header>
				{ choice.isError && (
					<Notice
						tone="error"
						title={ failureText( choice.error ) }
					/>
				) }
				<div className="mp-choose-type__cards">
					<TypeCard
						title={ __( 'I want a mentor', 'mentoriai-portal' ) }
						text={ __(
							'I’m building a business and looking for someone to talk things through with.',
							'mentoriai-portal'
						) }
						body="paper"
						{ ...card( 'frontuser' ) }
					/>
					<TypeCard
						title={ __(
							'I want to be a mentor',
							'mentoriai-portal'
						) }
						text={ __(
							'I have experience and want to share it with founders.',
							'mentoriai-portal'
						) }
						body="ink"
						{ ...card( 'mentorius' ) }
					/>
				</div>
			</div>
		</div>
	);
}
