import { RegisterScreen } from '../../features/session/screens/register-screen';

export function Register() {
	return <RegisterScreen type={ null } />;
}

/** The founder's. */
export function RegisterFounder() {
	return <RegisterScreen type="frontuser" />;
}

/** Type 2. */
export function RegisterMentor() {
	return <RegisterScreen type="mentorius" />;
}
