<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

/**
 * Passwords that everyone tries first, of eight characters and more, in English and Lithuanian.
 */
final class CommonPasswords {

	private const WORDS = '
		password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword p@ssword1 12345678 123456789
		1234567890 12345678910 11111111 111111111 00000000 000000000 22222222 33333333 44444444 55555555 66666666 77777777
		88888888 99999999 87654321 987654321 0987654321 11223344 12341234 12344321 123123123 12121212 112233445566 1q2w3e4r
		1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsxedc qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
		qwertyqwerty asdfghjk asdfghjkl asdfasdf zxcvbnm1 zxcvbnm123 1234qwer 123qweasd qwer1234 q1w2e3r4 q1w2e3r4t5
		abcdefgh abcd1234 abc12345 abc123456 abcabcabc a1b2c3d4 aa123456 a1234567 a12345678 aaaaaaaa iloveyou iloveyou1
		iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1
		batman123 starwars starwars1 pokemon1 pokemon123 computer computer1 internet internet1 welcome1 welcome123
		welcome2024 welcome2025 welcome2026 trustno1 whatever letmein1 letmein123 changeme changeme1 changeme123 master123
		monkey123 dragon123 shadow123 michael1 jennifer jordan23 liverpool chelsea1 arsenal1 manchester barcelona
		realmadrid testtest test1234 test12345 testing1 testing123 temp1234 guest123 administrator admin123 admin1234
		admin12345 adminadmin root1234 user1234 login123 secret123 default1 samsung1 google123 facebook facebook1 linkedin
		microsoft windows1 whatsapp instagram lovelove loveyou1 love1234 babygirl butterfly chocolate christmas december
		november september summer123 summer2024 summer2025 summer2026 winter123 winter2025 winter2026 spring2026 mustang1
		corvette mercedes elephant dolphins victoria anthony1 charlie1 slaptazodis slaptazodis1 slaptazodis123 slaptažodis
		lietuva1 lietuva123 lietuvalietuva vilnius1 vilnius123 kaunas123 klaipeda klaipeda1 zalgiris zalgiris1 žalgiris
		krepsinis krepsinis1 labadiena labasrytas labas123 sveikas1 mentoriai mentorius mentorius1 mentoriai1 verslas1
		verslas123 mamamama mamyte123 tetis123 mylimasis mylimoji meilemeile asdasdasd asd12345 qweqweqwe qwe12345
		qweasdzxc zaqwsxcde zaq12wsx zaq1zaq1 147258369 159357456 741852963 963852741 789456123 123654789 321654987
		135792468 246813579 13579246 31415926 20202020 20242024 20252025 20262026 19901990 01234567 0123456789 100200300
		121314151 696969696 123abc456 abcdefghi abcdefg1 alexander alexandra jonathan nicholas katherine stephanie veronica
		mindaugas1 gediminas1 vytautas1 kestutis1 algirdas1 birute123 gintare1 justinas1 paulius1 tomas123 lukas123
		jonas123 andrius1 marius123 ernestas1 monika123 laura123 gabija123 kristina kristina1 jurgita1 egle1234
	';

	/** Without regard to case. */
	public static function has( #[\SensitiveParameter] string $password ): bool {
		return in_array( mb_strtolower( $password ), preg_split( '~\s+~', self::WORDS, -1, PREG_SPLIT_NO_EMPTY ) ?: array(), true );
	}
}
