import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { TextareaField } from './textarea-field';

describe( 'TextareaField', () => {
	it( 'counts code points as the server does, without the space around', async () => {
		const user = userEvent.setup();
		render( <TextareaField label="Text" limit={ 10 } /> );
		await user.type( screen.getByLabelText( 'Text' ), ' ąč🙂 ' );
		expect( screen.getByText( '3 / 10' ) ).toBeInTheDocument();
	} );

	it( 'says by how much the text is too long, and cuts nothing', async () => {
		const user = userEvent.setup();
		render( <TextareaField label="Text" limit={ 3 } /> );
		const area = screen.getByLabelText( 'Text' );
		await user.type( area, 'abcde' );
		expect( area ).toHaveValue( 'abcde' );
		expect( area ).toBeInvalid();
		expect( area ).toHaveAccessibleDescription( 'Shorten by 2 characters' );
		await user.type( area, '{Backspace}{Backspace}' );
		expect( area ).toBeValid();
	} );

	it( 'tells screen readers when the limit is near', () => {
		jest.useFakeTimers();
		try {
			render(
				<TextareaField
					label="Text"
					limit={ 10 }
					defaultValue="123456789"
				/>
			);
			act( () => jest.advanceTimersByTime( 1000 ) );
			expect( screen.getByRole( 'status' ) ).toHaveTextContent(
				'1 character left'
			);
		} finally {
			jest.useRealTimers();
		}
	} );

	it( 'knows what a form put in or emptied', async () => {
		const user = userEvent.setup();
		function Form() {
			const { register, reset } = useForm( {
				defaultValues: { text: 'four' },
			} );
			return (
				<>
					<TextareaField
						label="Text"
						limit={ 10 }
						{ ...register( 'text' ) }
					/>
					<button onClick={ () => reset( { text: '' } ) }>
						Empty
					</button>
				</>
			);
		}
		render( <Form /> );
		expect( screen.getByText( '4 / 10' ) ).toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Empty' } ) );
		expect( screen.getByText( '0 / 10' ) ).toBeInTheDocument();
	} );
} );
